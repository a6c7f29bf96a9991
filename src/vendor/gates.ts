import type { GateName } from './gate-rules.ts';
import { opens } from './gate-rules.ts';
import { flag } from './flags.ts';

/** Whether something that flags switch is there for this visit. */
export function isOpen(gate: GateName): boolean {
  return opens(gate, flag);
}
