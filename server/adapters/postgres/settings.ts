/**
 * How the embedded server is tuned: one small machine shared with Node, at most 200 MB resident under load,
 * nothing reachable from the network, every commit on disk before it is answered.
 */
export function postgresSettings(socketFolder: string): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '64MB',
    work_mem: '8MB',
    maintenance_work_mem: '48MB',
    effective_cache_size: '512MB',
    min_wal_size: '48MB',
    max_wal_size: '512MB',
    // Nobody replicates from an embedded server; its backups are logical (script/backup).
    wal_level: 'minimal',
    max_wal_senders: '0',
    autovacuum_max_workers: '2',
    // The portal's statements are short: compiling them costs more than it saves.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    log_line_prefix: '%m [%p] ',
  };
}
