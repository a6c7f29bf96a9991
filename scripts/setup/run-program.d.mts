export interface RunOptions {
  cwd?: string;
  env?: Record<string, string> | undefined;
  limitMs?: number;
  onOutput?: (part: string) => void;
}
export interface RunResult {
  code: number;
  output: string;
  stdout: string;
  isLate: boolean;
}
export function commandOf(command: readonly string[]): [program: string, ...parameters: string[]];
export function runProgram(command: readonly string[], options?: RunOptions): Promise<RunResult>;
