import { readdirSync, readFileSync } from 'node:fs';

type Known = { pid: number; parent: number; command: string };

/** The running processes of this machine (Linux). */
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
      return []; // The process has just ended.
    }
  });
}

/** The children of a process whose command contains a word. */
export function childrenOf(parent: number, word: string): number[] {
  return processes()
    .filter((known) => known.parent === parent && known.command.includes(word))
    .map(({ pid }) => pid);
}

/** All processes whose command contains a word, such as a folder's path. */
export function runningWith(word: string): number[] {
  return processes()
    .filter(({ command, pid }) => command.includes(word) && pid !== process.pid)
    .map(({ pid }) => pid);
}
