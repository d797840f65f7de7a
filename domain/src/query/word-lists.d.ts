// The packages declare all their lists at once; read alone, these cost a third of the memory.
declare module '@zxcvbn-ts/language-*.json.mjs' {
  const words: readonly string[];
  export default words;
}
