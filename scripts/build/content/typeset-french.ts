/**
 * French as it is set in Canada: the spaces before a colon and inside « » do not break, whichever the writer typed, and none
 * stands before ; ! ?.
 */
export function typesetFrench(text: string): string {
  return text
    .replace(/(?<=\S)[ \u202f]:(?=\s|$)/gmu, '\u00a0:')
    .replace(/«[ \u202f]/gu, '«\u00a0')
    .replace(/[ \u202f]»/gu, '\u00a0»')
    .replace(/(?<=[\p{L}\p{N}»)])[ \u00a0\u202f](?=[;!?](?:\s|$))/gmu, '');
}
