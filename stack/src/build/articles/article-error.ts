/** A guide's file is not as it must be. The message names the file and, where there is one, the field or the line. */
export class ArticleError extends Error {
  override name = 'ArticleError';
  readonly code = 'article';

  constructor(file: string, problems: readonly string[]) {
    super(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  }
}
