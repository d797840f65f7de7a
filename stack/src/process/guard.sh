#!/bin/sh
# Ends the stack's processes when the program that started them is gone, however it went: even SIGKILL closes this pipe.
# Reads lines "add PID SIGNAL" and "remove PID" on standard input; each PID leads a process group of its own.
# A shell, not Node: it lives as long as the stack does and takes one megabyte instead of forty.
trap '' INT TERM HUP

groups=''
while read -r verb pid signal; do
  case $verb in
    add) groups="$groups $pid:$signal" ;;
    remove)
      kept=''
      for group in $groups; do [ "${group%%:*}" = "$pid" ] || kept="$kept $group"; done
      groups=$kept
      ;;
  esac
done

for group in $groups; do kill -s "${group##*:}" -- "-${group%%:*}" 2>/dev/null; done
# Written as -s 0: some shells take the -- after -0 for the number of a process.
waited=0
while [ "$waited" -lt 50 ]; do
  alive=''
  for group in $groups; do kill -s 0 -- "-${group%%:*}" 2>/dev/null && alive="$alive $group"; done
  [ -z "$alive" ] && exit 0
  sleep 0.1
  waited=$((waited + 1))
done
for group in $alive; do kill -s KILL -- "-${group%%:*}" 2>/dev/null; done
