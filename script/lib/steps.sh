# Steps of script/test: each writes to its own log, says how it ended, and is counted at the end. Sourced by bash.
logs="$(mktemp -d "${TMPDIR:-/tmp}/agrihub-steps.XXXXXX")"

# step NAME COMMAND …: runs the command in the portal's folder.
step() {
  local name="$1" log begun seconds
  shift
  log="$logs/${name//[^a-zA-Z0-9]/-}.log"
  begun=$SECONDS
  if (cd "$root" && "$@") >"$log" 2>&1; then
    seconds=$((SECONDS - begun))
    echo passed >>"$logs/results"
    say "passed   $name ($seconds s)$(skipped_inside "$log")$(repeated_inside "$log")"
  else
    seconds=$((SECONDS - begun))
    echo failed >>"$logs/results"
    say "FAILED   $name ($seconds s); the end of $log:" "$(printf '\n%s' "$(tail -n 60 "$log" | sed 's/^/    /')")"
  fi
}

# measure NAME COMMAND …: says what was measured. A target that is missed is told and counted as skipped: speed
# depends on what else the machine does, so it informs and does not refuse (docs/speed.md holds the targets).
measure() {
  local name="$1" log begun
  shift
  log="$logs/${name//[^a-zA-Z0-9]/-}.log"
  begun=$SECONDS
  if (cd "$root" && "$@") >"$log" 2>&1; then
    echo passed >>"$logs/results"
    say "passed   $name ($((SECONDS - begun)) s)" "$(printf '\n%s' "$(grep -E '^(ok|FAIL) ' "$log" | sed 's/^/    /')")"
  else
    skip "$name" "a target is missed or could not be measured ($((SECONDS - begun)) s):$(printf '\n%s' "$(tail -n 25 "$log" | sed 's/^/    /')")"
  fi
}

# skip NAME REASON
skip() {
  echo skipped >>"$logs/results"
  say "skipped  $1: $2"
}

# How many single tests a run passed over.
skipped_inside() {
  local count
  count="$(sed 's/\x1b\[[0-9;]*m//g' "$1" | sed -nE 's/.*[^0-9]([0-9]+) skipped.*/\1/p' | tail -n 1)"
  [ -z "$count" ] || printf ', %s tests in it skipped' "$count"
}

# Names what passed only when it was repeated: the lines after "3 flaky", as Vitest and Playwright end.
repeated_inside() {
  local lines
  lines="$(sed 's/\x1b\[[0-9;]*m//g' "$1" | sed -nE '/^  [0-9]+ flaky$/,/^( {0,2}[^ ]|$)/p' | grep -E '^    ' || true)"
  [ -z "$lines" ] || printf ', passed when repeated:\n%s' "$lines"
}

count_of() { grep -c "^$1\$" "$logs/results" || true; }

# Says the sums; ends with 1 when something failed.
summary() {
  say "$(count_of passed) passed, $(count_of failed) failed, $(count_of skipped) skipped"
  [ "$(count_of failed)" = 0 ]
}
