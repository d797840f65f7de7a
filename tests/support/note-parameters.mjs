// Loaded into a server before its program (`node --import`): says on its log, once for each, which parameters of an address are read, and
// beside them the value of `kind`, by which a test knows the page.
const seen = new Set();
const own = Object.getOwnPropertyDescriptors(URLSearchParams.prototype);
for (const method of ['get', 'getAll', 'has']) {
  const read = own[method].value;
  URLSearchParams.prototype[method] = function (name, ...rest) {
    const line = JSON.stringify({ kind: own.get.value.call(this, 'kind'), parameter: name });
    if (!seen.has(line)) process.stdout.write(`${line}\n`);
    seen.add(line);
    return read.call(this, name, ...rest);
  };
}
