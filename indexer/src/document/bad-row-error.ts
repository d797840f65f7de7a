/** A profile that cannot be indexed as it is. Nothing but a change of the row helps; the others go on without it. */
export class BadRowError extends Error {
  override readonly name = 'BadRowError';
  readonly code = 'bad_row';

  /** @param reason what is wrong, for the operator; without personal text */
  constructor(
    readonly profileId: string,
    readonly reason: string,
  ) {
    super(`Profile ${profileId} cannot be indexed: ${reason}`);
  }
}
