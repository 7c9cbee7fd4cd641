import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Ground } from './ground.ts';
import type { Machine } from './network.ts';

const postgres = '/usr/lib/postgresql/15/bin';

/** A PostgreSQL on a machine of its own. */
export interface Cluster {
  start(): void;
  stop(): void;
  restart(): void;
}

/** An empty primary with the role and the database `agrihub`. */
export function startPrimary(ground: Ground, machine: Machine): Cluster {
  const folder = path.join(ground.folder, 'records');
  mkdirSync(folder);
  execFileSync('chown', ['postgres', folder]);
  asPostgres(machine, 'initdb', '-D', folder, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const hba = ['host all all 10.77.0.0/24 trust', 'host replication all 10.77.0.0/24 trust', 'local all all trust'];
  writeFileSync(path.join(folder, 'pg_hba.conf'), `${hba.join('\n')}\n`);
  const cluster = clusterOf(ground, machine, folder);
  cluster.start();
  asPostgres(machine, 'psql', '-h', machine.address, '-d', 'postgres', '-c', 'create role agrihub superuser login');
  asPostgres(machine, 'createdb', '-h', machine.address, '-O', 'agrihub', 'agrihub');
  return cluster;
}

/** A hot standby of a primary. */
export function startReplica(ground: Ground, machine: Machine, primary: Machine): Cluster {
  const folder = path.join(ground.folder, 'copy');
  mkdirSync(folder);
  execFileSync('chown', ['postgres', folder]);
  asPostgres(machine, 'pg_basebackup', '-h', primary.address, '-D', folder, '-R', '-c', 'fast');
  const cluster = clusterOf(ground, machine, folder);
  cluster.start();
  return cluster;
}

function clusterOf({ later }: Ground, machine: Machine, folder: string): Cluster {
  execFileSync('chmod', ['700', folder]);
  const options = `-c listen_addresses=${machine.address} -c unix_socket_directories='' -c wal_keep_size=64MB`;
  const log = path.join(folder, 'log');
  const control = (...args: string[]): void => {
    try {
      asPostgres(machine, 'pg_ctl', '-D', folder, '-l', log, '-w', '-o', options, ...args);
    } catch (error) {
      throw new Error(readFileSync(log, 'utf8').slice(-1_000), { cause: error });
    }
  };
  later(() => {
    if (existsSync(path.join(folder, 'postmaster.pid'))) control('stop', '-m', 'immediate');
  });
  return {
    start: () => control('start'),
    stop: () => control('stop', '-m', 'fast'),
    restart: () => control('restart', '-m', 'fast'),
  };
}

function asPostgres(machine: Machine, program: string, ...args: string[]): string {
  return machine.run('runuser', ['-u', 'postgres', '--', path.join(postgres, program), ...args]);
}
