import { SetupFailure } from '../setup/failure.mjs';

/** Settings of app and sandbox, by the environment. */
export interface Settings {
  /** 0 takes a free one. */
  appPort: number;
  sandboxPort: number;
  /** `:memory:` keeps nothing. */
  dataFolder: string;
  defect: string | undefined;
  policyReportsUrl: string | undefined;
}

/** Reads PORT, SANDBOX_PORT, SANDBOX_DATA, SANDBOX_DEFECT and POLICY_REPORTS; an empty one is unset. @throws SetupFailure with one line */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const port = (name: string, usual: number) => {
    const value = environment[name]?.trim() || String(usual);
    if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
    throw new SetupFailure(`${name} is ${value}, which is no port: set it to a number from 0 to 65535, or unset it.`);
  };
  const policyReportsUrl = environment.POLICY_REPORTS || undefined;
  if (policyReportsUrl !== undefined && !(/^https?:/.test(policyReportsUrl) && URL.canParse(policyReportsUrl)))
    throw new SetupFailure(
      `POLICY_REPORTS is ${policyReportsUrl}, which is no address: set it to one that begins with http:// or https://, or unset it.`,
    );
  return {
    appPort: port('PORT', 5173),
    sandboxPort: port('SANDBOX_PORT', 5174),
    dataFolder: environment.SANDBOX_DATA || '.sandbox',
    defect: environment.SANDBOX_DEFECT || undefined,
    policyReportsUrl,
  };
}
