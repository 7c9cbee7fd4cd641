# Shared by the scripts: finds the portal's folder, its settings, and what is installed. Sourced by bash.
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"

say() { printf '%s\n' "$*"; }
stop() { printf '%s\n' "$*" >&2; exit 1; }

# A relative DATA_DIR means the folder the command was given in, not the portal's.
case "${DATA_DIR:-}" in '' | /*) ;; *) export DATA_DIR="$PWD/$DATA_DIR" ;; esac

# Settings of .env; what the command line sets wins.
load_settings() {
  [ -f "$root/.env" ] || return 0
  local line name
  while IFS= read -r line || [ -n "$line" ]; do
    name="${line%%=*}"
    [[ "$line" == *=* && "$name" =~ ^[A-Z_]+$ ]] || continue
    [ -n "${!name+set}" ] || export "$name=${line#*=}"
  done <"$root/.env"
}

need_node() {
  command -v node >/dev/null || stop 'Node is not installed. Install Node 20.19 or newer (Debian 12: https://nodejs.org/en/download), then run this again.'
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
    stop "Node $(node --version) is too old. Install Node 20.19 or newer, then run this again."
}

# Installs the packages unless those of package-lock.json are there. Not `npm ci`: it refuses a lock file that lacks a
# program for some other system, which registries at times do not hold. The versions are those of the lock file all the same.
# With what is needed to build, in production too, where npm by itself leaves it out.
install_packages() {
  node "$root/script/lib/isInstalled.js" && return 0
  say 'Installing packages (about half a minute) …'
  (cd "$root" && npm install --include=dev --no-save --no-audit --no-fund --loglevel=error) || stop 'The packages could not be installed. Check the connection to the npm registry, then run this again.'
}

# Builds unless nothing changed since the last build.
build_portal() {
  local built="$root/dist/server/main.js"
  if [ -f "$built" ] && [ -z "$(cd "$root" && find contract engines content server web tools package-lock.json vite.config.* -newer "$built" ! -name '*.test.*' -print -quit 2>/dev/null)" ]; then
    return 0
  fi
  say 'Building …'
  (cd "$root" && npx tsx tools/build.ts) || stop 'The build failed; what it says above names the file.'
}

# Gives a command to the built portal; FILE is one of the folder the command was given in.
run_command() {
  load_settings
  need_node
  install_packages
  build_portal
  exec "$root/bin/agrihub" "$@"
}
