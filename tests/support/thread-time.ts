/** Time, in ms, that this thread has worked so far: the own time of what is measured, not that of a busy machine. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
