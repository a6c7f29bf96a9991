/** Where the asking for an export stands (P4.20). */
export type ExportRequestState =
  | { name: 'idle' }
  | { name: 'requesting' }
  | { name: 'success' }
  | { name: 'failure'; error: unknown };

/** Asks for an export; a failure is one of its states, and nothing else fails. @param onState hears of each state */
export async function runExportRequest(
  request: () => Promise<unknown>,
  onState: (state: ExportRequestState) => void,
): Promise<void> {
  onState({ name: 'requesting' });
  try {
    await request();
    onState({ name: 'success' });
  } catch (error) {
    onState({ name: 'failure', error });
  }
}
