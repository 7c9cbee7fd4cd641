import os from 'node:os';

/** This process to PostgreSQL: no two that use the same records are called the same, on whatever machines they run. */
export const processName = `agrihub-${os.hostname().slice(0, 40)}-${process.pid}`;
