#!/bin/bash
# As the entrypoint of Supabase's image: a new cluster is made and given its roles, then root's rights are given away.
set -euo pipefail
if [ "$(id -u)" = 0 ]; then
  chown -R 100:101 /var/lib/postgresql/data /var/run/postgresql
  chmod 700 /var/lib/postgresql/data
  # With a certificate it answers over TLS, as a hosted database does; it takes no key that others can read.
  for file in certificate.pem key.pem; do
    [ ! -f "/run/secrets/$file" ] || install -o 100 -g 101 -m 600 "/run/secrets/$file" /etc/postgresql-custom/
  done
  exec setpriv --reuid=100 --regid=101 --clear-groups "$0" "$@"
fi
data=/var/lib/postgresql/data
rm -f "$data/postmaster.pid"
if [ ! -f "$data/PG_VERSION" ]; then
  initdb --pgdata="$data" --username=postgres --pwfile="$POSTGRES_PASSWORD_FILE" --auth=scram-sha-256 \
    --encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 --no-sync >/dev/null
  pg_ctl --pgdata="$data" --wait --silent --options="-c config_file=/etc/postgresql/postgresql.conf -c listen_addresses=''" start
  for script in /etc/postgresql/roles.sql /docker-entrypoint-initdb.d/init-scripts/*.sql; do
    psql --quiet --no-psqlrc --variable=ON_ERROR_STOP=1 --host=/var/run/postgresql --username=postgres --file="$script"
  done
  psql --quiet --no-psqlrc --host=/var/run/postgresql --username=postgres \
    --command="alter role supabase_admin password '$(cat "$POSTGRES_PASSWORD_FILE")'"
  pg_ctl --pgdata="$data" --wait --silent --mode=fast stop
fi
exec "$@"
