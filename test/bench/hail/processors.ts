import { readdir, readFile } from 'node:fs/promises';

/** So many ticks has a second, on every Linux. */
const ticks = 100;

/** Seconds of a processor that a process has used, with all its threads; 0 where it has ended. */
async function usedBy(pid: string): Promise<{ readonly name: string; readonly seconds: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, name = ''] = /\((.*)\)/.exec(stat) ?? [];
  // The fields behind the name: the eleventh and twelfth are its time and that of the system for it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { name, seconds: (Number(fields[11]) + Number(fields[12])) / ticks || 0 };
}

/** Seconds of a processor that some processes, and all of PostgreSQL on this machine, have used until now. */
export async function processorSeconds(
  pids: readonly number[],
): Promise<{ readonly service: number; readonly database: number }> {
  const all = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(usedBy));
  const own = await Promise.all(pids.map((pid) => usedBy(String(pid))));
  const sum = (used: readonly { readonly seconds: number }[]) =>
    used.reduce((total, { seconds }) => total + seconds, 0);
  return { service: sum(own), database: sum(all.filter(({ name }) => name === 'postgres')) };
}
