const HOME = '/';
/** Query parameters that an authority adds to the address it hands back to. */
const HAND_BACK_PARAMETERS = ['code', 'state', 'iss', 'session_state', 'error', 'error_description', 'error_uri'];

/** The parameters of a hand-back from the authority to origin + "/"; undefined on every other address (O133). */
export function handBackIn(location: { pathname: string; search: string }): URLSearchParams | undefined {
  if (location.pathname !== HOME) return undefined;
  const parameters = new URLSearchParams(location.search);
  return ['code', 'state', 'error'].some((name) => parameters.has(name)) ? parameters : undefined;
}

/** The home address without what the authority added (S5); what the app itself put there stays. */
export function withoutHandBack(parameters: URLSearchParams): string {
  const rest = new URLSearchParams(parameters);
  for (const name of HAND_BACK_PARAMETERS) rest.delete(name);
  return rest.size > 0 ? `${HOME}?${rest}` : HOME;
}
