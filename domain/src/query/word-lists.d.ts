// The packages declare all their lists at once; read alone, these two cost a third of the memory.
declare module '@zxcvbn-ts/language-*/dist/commonWords.json.mjs' {
  const words: readonly string[];
  export default words;
}

declare module '@zxcvbn-ts/language-*/dist/firstnames.json.mjs' {
  const names: readonly string[];
  export default names;
}
