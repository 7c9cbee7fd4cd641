# What the tests need besides Node. Installed through apt where this user may; missed visibly elsewhere. Sourced by bash.
chromium_path() { command -v chromium || command -v chromium-browser || command -v google-chrome || true; }
postgres15_path() { [ -x /usr/lib/postgresql/15/bin/postgres ] && echo /usr/lib/postgresql/15/bin || true; }

install_tools() {
  local missing=()
  [ -n "$(chromium_path)" ] || missing+=(chromium)
  [ -n "$(postgres15_path)" ] || missing+=(postgresql-15)
  command -v ogr2ogr >/dev/null || missing+=(gdal-bin)
  command -v ffmpeg >/dev/null || missing+=(ffmpeg)
  command -v wrk >/dev/null || missing+=(wrk)
  command -v bearerbox >/dev/null || missing+=(kannel)
  [ -x /usr/lib/kannel/test/fakesmsc ] || missing+=(kannel-extras)
  [ "${#missing[@]}" -gt 0 ] || return 0
  if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    say "Missing and not installable by this user: ${missing[*]}"
    return 0
  fi
  export DEBIAN_FRONTEND=noninteractive
  say "Installing ${missing[*]} …"
  apt-get update -qq >"$logs/apt.log" 2>&1 || true
  # One by one: what this system does not offer does not keep the others away.
  local package
  for package in "${missing[@]}"; do
    apt-get install -y -qq --no-install-recommends "$package" >>"$logs/apt.log" 2>&1 || say "Not installable here: $package"
  done
}
