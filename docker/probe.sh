#!/bin/bash
# `probe PORT [PATH]`: exits 0 when the program answers 200 there. Bash alone, because a Node for each look would cost more than the work
# itself on a machine that is slow already. `probe --touched FILE`: exits 0 when a program that listens to nobody has touched the file within two
# minutes.
#
# Compose starts nothing anew that is merely unwell. So a program that has answered before, and does not for five looks in a row, is ended here:
# it stands still, and will not come back. Its container ends with it, and the engine starts it again.
if [ "$1" = --touched ]; then
  [ -z "$(find "$2" -mmin -2 2>/dev/null)" ] || exit 0
  echo 'not touched'
  # It touches the file as it starts, and after all that it does, which takes it minutes at most.
  [ -z "$(find "$2" -mmin +20 2>/dev/null)" ] || kill -KILL -1
  exit 1
fi

readonly most_unanswered=5 unanswered=/tmp/probe-unanswered

ask() {
  timeout 3 bash -c '
    exec 3<>"/dev/tcp/127.0.0.1/$0" || exit 1
    printf "GET %s HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n" "$1" >&3
    read -r status <&3 && [[ $status == HTTP/*" 200 "* ]]' "$1" "${2:-/live}" 2>/dev/null
}

# Counted before the answer: a look that is itself given up on counts, too. There is no count before the first answer, as long as it may take.
[ ! -e "$unanswered" ] || echo >>"$unanswered"
if ask "$@"; then
  : >"$unanswered"
  exit 0
fi
echo 'no answer'
if [ -e "$unanswered" ] && [ "$(wc -l <"$unanswered")" -ge "$most_unanswered" ]; then
  # Everything but init, which this container must have, and this look.
  kill -KILL -1
fi
exit 1
