/** What tests use of WebAssembly: Node's types leave it to those of browsers. */
declare namespace WebAssembly {
  type Module = object;
  function compile(bytes: Uint8Array): Promise<Module>;
}
