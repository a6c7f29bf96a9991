/**
 * oidc-provider warns on import about every Node release that is not called LTS yet. The release is pinned by this
 * project and the flow is tested on it, so the warning would only worry users of the sandbox.
 */
const { warn } = console;
console.warn = (...message: unknown[]) => {
  if (!String(message[0]).includes('Unsupported runtime')) warn(...message);
};
const { default: Provider } = await import('oidc-provider');
console.warn = warn;

export { Provider };
