import { readdirSync, readFileSync } from 'node:fs';

type Known = { pid: number; parent: number; command: string };

/** What runs on this machine (Linux). */
function processes(): Known[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      if (/^State:\s+Z/m.test(status)) return [];
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return [{ pid: Number(name), parent, command }];
    } catch {
      return []; // it has just ended
    }
  });
}

/** The children of a process whose command has a word in it. */
export function childrenOf(parent: number, word: string): number[] {
  return processes()
    .filter((known) => known.parent === parent && known.command.includes(word))
    .map(({ pid }) => pid);
}

/** Everything that runs with a word in its command, such as a folder's path. */
export function runningWith(word: string): number[] {
  return processes()
    .filter(({ command, pid }) => command.includes(word) && pid !== process.pid)
    .map(({ pid }) => pid);
}
