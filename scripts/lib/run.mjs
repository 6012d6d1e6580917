import { spawn } from 'node:child_process';
import { projectEnvironment, projectNode, root } from './workspace.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; a signal counts as 1
 * @property {string} output the output, if captured
 * @property {number} seconds
 *
 * @typedef {object} RunOptions
 * @property {boolean} [capture] capture the output instead of printing it
 * @property {NodeJS.ProcessEnv} [env] additional environment variables
 * @property {string} [cwd]
 * @property {boolean} [shell]
 */

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, { capture = false, env, cwd = root, shell = false } = {}) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      env: projectEnvironment(env),
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    /** @type {Buffer[]} */
    const parts = [];
    child.stdout?.on('data', (part) => parts.push(part));
    child.stderr?.on('data', (part) => parts.push(part));
    /** @param {number} code @param {string} [reason] */
    const finish = (code, reason = '') => {
      const output = Buffer.concat(parts).toString('utf8') + reason;
      resolve({ code, output, seconds: (performance.now() - began) / 1000 });
    };
    child.once('error', (error) => finish(1, `${command}: ${error.message}\n`));
    child.once('close', (code) => finish(code ?? 1));
  });
}

/**
 * Runs a script with the project's Node.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export const runNode = (args, options) => run(projectNode, args, options);

/** Formats a duration: `0.4 s`, `73 s`. @param {number} seconds */
export const duration = (seconds) => `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
