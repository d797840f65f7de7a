/** A text's file is not as it must be. The message names the file and, where there is one, the field or the line. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly code = 'content';

  constructor(file: string, problems: readonly string[]) {
    super(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  }
}
