/** A profile that cannot be indexed as it is. Nothing but a change of the row helps; the others go on without it. */
export class BadRowError extends Error {
  override readonly name = 'BadRowError';
  readonly code = 'bad_row';
  readonly profileId: string;
  /** What is wrong, for the operator; without personal text. */
  readonly reason: string;

  constructor(profileId: string, reason: string) {
    super(`Profile ${profileId} cannot be indexed: ${reason}`);
    this.profileId = profileId;
    this.reason = reason;
  }
}
