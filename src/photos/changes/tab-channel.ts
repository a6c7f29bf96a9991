import { openTabChannel, type TabChannel } from '#lib/tab-channel.ts';

let channel: TabChannel | undefined;

/** The channel by which tabs tell each other of changes (./tab-sync.ts); opened when it is first asked for. */
export function tabChannel(): TabChannel {
  return (channel ??= openTabChannel('photo-account-library'));
}
