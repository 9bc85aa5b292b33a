import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type RunningProcess = { commandLine: string; startedAtSeconds: number };

/** What runs under a process number, or undefined when nothing does; a zombie counts as nothing. */
export function findProcess(pid: number): RunningProcess | undefined {
  try {
    return process.platform === 'linux' ? readProc(pid) : askPs(pid);
  } catch {
    return undefined;
  }
}

/** Kernel clock ticks per second as /proc shows them; 100 on every platform that Node supports. */
const ticksPerSecond = 100;

function readProc(pid: number): RunningProcess | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field, the name in parentheses, may hold spaces: count from its end. See proc(5).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z') return undefined;
  const bootedAt = Number(/^btime (\d+)/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1]);
  return {
    commandLine: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    startedAtSeconds: bootedAt + Number(fields[19]) / ticksPerSecond,
  };
}

function askPs(pid: number): RunningProcess | undefined {
  const ps = (field: string) =>
    execFileSync('ps', ['-ww', '-o', `${field}=`, '-p', String(pid)], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C' },
    }).trim();
  if (ps('state').startsWith('Z')) return undefined;
  return { commandLine: ps('args'), startedAtSeconds: Date.parse(ps('lstart')) / 1000 };
}
