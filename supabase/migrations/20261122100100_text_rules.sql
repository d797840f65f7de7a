-- What texts must be like, and what they become in an address. Nothing here looks at a table.

-- One address of a simple shape, never two: the rule of domain/src/contracts/email.ts.
create function public.is_email(value text) returns boolean
  language sql
  immutable
  strict
  parallel safe
  return length(value) <= 254
    and value ~ '^[^[:space:]@<>()[\]\\,;:"]+@[^[:space:]@<>()[\]\\,;:"]+\.[^[:space:]@<>()[\]\\,;:".]{2,}$';

create function public.is_web_address(value text) returns boolean
  language sql
  immutable
  strict
  parallel safe
  return length(value) <= 500 and value ~* '^https?://[^[:space:]<>"]+$';

-- Whether a text is an address that visitors can be sent to: http or https, a host with a name on the public internet, nobody's
-- password. Numeric hosts are refused altogether, in whatever notation: no practice is reached by one, and a private address could
-- hide in it. The same rule as domain/src/profile/web-address.ts; a test holds the two together.
create function public.is_public_web_address(value text) returns boolean
  language sql
  immutable
  strict
  parallel safe
  return length(value) <= 500
    -- Browsers read a backslash as a slash and drop control characters, which would move the host's end.
    and value !~ '[\u0001-\u0020\u007f-\u00a0\u2028\u2029<>"\\]'
    -- Labels of Latin letters and digits, the last one of letters alone (or an encoded one), then an optional port.
    and value ~* (
      '^https?://([a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]([a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{0,61}'
      '[a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f])?[.])+([a-z]{2,63}|xn--[a-z0-9-]{1,59})(:[0-9]{1,5})?([/?#]|$)'
    )
    -- A letter that stands for another, as the long s does, could spell an internal name.
    and substring(value from '^[^:]*://([^/?#]*)') is nfkc normalized
    -- Names that never leave a local network (RFC 6761, RFC 6762, RFC 8375, ICANN's list of private names).
    and value !~* (
      '^https?://[^/?#:]*[.](localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)'
      '(:[0-9]*)?([/?#]|$)'
    );

-- At most ten networks, each with such an address.
create function public.are_social_links(value jsonb) returns boolean
  language sql
  immutable
  strict
  parallel safe
  return jsonb_typeof(value) = 'object'
    and (select count(*) <= 10 from jsonb_object_keys(case jsonb_typeof(value) when 'object' then value else '{}' end))
    and not exists (
      select
      from jsonb_each(case jsonb_typeof(value) when 'object' then value else '{}' end) as link (network, address)
      where network !~ '^[a-z][a-z0-9_-]{0,29}$'
        or jsonb_typeof(address) <> 'string'
        or not public.is_public_web_address(address #>> '{}')
    );

-- What members write on one line: nothing that ends the line or turns the direction of what follows.
create function public.is_one_line(value text) returns boolean
  language sql
  immutable
  strict
  parallel safe
  return value !~ '[\u0001-\u001f\u007f\u0085\u2028-\u202e\u2066-\u2069]';

-- Checks run as whoever writes the row.
grant execute on function
  public.is_email(text), public.is_web_address(text), public.is_public_web_address(text), public.are_social_links(jsonb),
  public.is_one_line(text)
to authenticated;

-- A plain-letter form of letters that Unicode does not decompose: the list of domain/src/text/fold.ts.
create function public.open_letters(value text) returns text
  language sql
  immutable
  strict
  parallel safe
  return replace(replace(replace(replace(replace(replace(
    translate(value, 'øØłŁđĐı', 'oollddi'),
    'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss'), 'ẞ', 'ss');

-- The path name of a text: 'Élise Côté' gives 'elise-cote'; a text without Latin letters or digits gives ''.
-- The same rule as domain/src/text/slug.ts, whatever the database's locale: a test holds the two together. The marks are those that
-- Latin letters bear; those of other scripts become hyphens, as their letters do.
create function public.slugify(value text) returns text
  language sql
  immutable
  strict
  parallel safe
  return btrim(
    regexp_replace(
      lower(
        case
          -- Plain ASCII, as most names are.
          when octet_length(value) = length(value) then value
          else public.open_letters(
            regexp_replace(normalize(value, NFKD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]', '', 'g')
          )
        end collate "C"
      ),
      '[^a-z0-9]+', '-', 'g'
    ),
    '-'
  );
