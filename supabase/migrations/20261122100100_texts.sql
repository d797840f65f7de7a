-- What texts must be like, and what they become in an address. Nothing here looks at a table.
--
-- Each function names its search_path, as Supabase's database linter asks, and is therefore called instead of being made part of the query
-- around it: let none of them stand in an index, a policy or a generated column.

-- One address of a simple shape, never two: the rule of domain/src/contracts/email.ts.
create function public.is_email(value text) returns boolean language sql immutable strict parallel safe set search_path = ''
  return length(value) <= 254 and value ~ '^[^[:space:]@<>()[\]\\,;:"]+@[^[:space:]@<>()[\]\\,;:"]+\.[^[:space:]@<>()[\]\\,;:".]{2,}$';

create function public.is_web_address(value text) returns boolean language sql immutable strict parallel safe set search_path = ''
  return length(value) <= 500 and value ~* '^https?://[^[:space:]<>"]+$';

-- Whether a text is an address that visitors can be sent to: http or https, a host with a name on the public internet, nobody's password.
-- Numeric hosts are refused altogether, in whatever notation: no practice is reached by one, and a private address could hide in it. The
-- rule of domain/src/profile/web-address.ts; a test holds the two together.
create function public.is_public_web_address(value text) returns boolean language sql immutable strict parallel safe set search_path = ''
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
create function public.are_social_links(value jsonb) returns boolean language sql immutable strict parallel safe set search_path = ''
  return jsonb_typeof(value) = 'object'
    and (select count(*) <= 10 from jsonb_object_keys(case jsonb_typeof(value) when 'object' then value else '{}' end))
    and not exists (
      select from jsonb_each(case jsonb_typeof(value) when 'object' then value else '{}' end) as link (network, address)
      where network !~ '^[a-z][a-z0-9_-]{0,29}$' or jsonb_typeof(address) <> 'string'
        or not public.is_public_web_address(address #>> '{}')
    );

-- What members write on one line: nothing that ends the line or turns the direction of what follows.
create function public.is_one_line(value text) returns boolean language sql immutable strict parallel safe set search_path = ''
  return value !~ '[\u0001-\u001f\u007f\u0085\u2028-\u202e\u2066-\u2069]';

-- Checks run as whoever writes the row.
grant execute on function
  public.is_email(text), public.is_web_address(text), public.is_public_web_address(text), public.are_social_links(jsonb),
  public.is_one_line(text)
to authenticated, directory_api, directory_worker;

-- Characters that nobody sees, or that turn the direction of what follows: the list of domain/src/profile/characters.ts; a test holds the
-- two together.
create function public.has_invisible(value text) returns boolean language sql immutable strict parallel safe set search_path = ''
  return value ~ (
    '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800'
    '\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'
  );

-- The marks that letters bear, in all scripts of the basic plane, as the inside of a bracket expression. Ranges also run over letters:
-- whoever uses them takes those out.
create function public.mark_ranges() returns text language sql immutable parallel safe set search_path = ''
  return '\u0300-\u034e\u0350-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670'
    '\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u0711-\u07b0\u07eb-\u07f3\u07fd\u0816-\u082d\u0859-\u085b\u0897-\u08e1\u08e3-\u0963'
    '\u0981-\u09e3\u09fe-\u0a51\u0a70-\u0a75\u0a81-\u0ae3\u0afa-\u0b63\u0b82-\u0bd7\u0c00-\u0c63\u0c81-\u0c83\u0cbc-\u0ce3'
    '\u0cf3-\u0d4d\u0d57\u0d62\u0d63\u0d81-\u0ddf\u0df2\u0df3\u0e31-\u0e3a\u0e47-\u0e4e\u0eb1-\u0ece\u0f18\u0f19\u0f35\u0f37\u0f39'
    '\u0f3e-\u0f84\u0f86-\u0fbc\u0fc6\u102b-\u103e\u1056-\u108f\u109a-\u109d\u135d-\u135f\u1712-\u1734\u1752-\u1773\u17b6-\u17d3'
    '\u17dd\u1885-\u193b\u1a17-\u1a1b\u1a55-\u1a7f\u1ab0-\u1b44\u1b6b-\u1b73\u1b80-\u1bad\u1be6-\u1bf3\u1c24-\u1c37\u1cd0-\u1cd2'
    '\u1cd4-\u1dff\u20d0-\u20f0\u2cef-\u2cf1\u2d7f-\u2dff\u302a-\u302f\u3099\u309a\ua66f-\ua672\ua674-\ua67d\ua69e\ua69f\ua6f0\ua6f1'
    '\ua802-\ua827\ua82c\ua880-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua9c0\ua9e5\uaa29-\uaa4d\uaa7b-\uaac1'
    '\uaaeb-\uaaef\uaaf5\uaaf6\uabe3-\uabea\uabec\uabed\ufb1e\ufe20-\ufe2f';

-- More than two marks on one letter. The collation makes [:alpha:] the letters of every script, whatever the database's locale.
create function public.stacks_marks(value text) returns boolean language sql immutable strict parallel safe set search_path = ''
  return value collate "und-x-icu" ~ ('((?![[:alpha:]])[' || public.mark_ranges() || ']){3}');

-- A name: letters of any script with their marks, spaces, hyphens, apostrophes and dots; at least one letter.
create function public.is_person_name(value text) returns boolean language sql immutable strict parallel safe set search_path = ''
  return length(value) <= 200 and value collate "und-x-icu" ~ '[[:alpha:]]'
    and value collate "und-x-icu" ~ ('^[[:alpha:] .''\u2019' || public.mark_ranges() || '-]*$')
    and not public.has_invisible(value) and not public.stacks_marks(value);

-- Titles, which also hold digits and signs: one line that is what it looks like.
create function public.is_credentials(value text) returns boolean language sql immutable strict parallel safe set search_path = ''
  return length(value) <= 200 and not public.has_invisible(value) and not public.stacks_marks(value);

-- A plain-letter form of letters that Unicode does not decompose: the list of domain/src/text/fold.ts.
create function public.open_letters(value text) returns text language sql immutable strict parallel safe set search_path = ''
  return replace(replace(replace(replace(replace(replace(
    translate(value, 'øØłŁđĐı', 'oollddi'), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss'), 'ẞ', 'ss');

-- The path name of a text: 'Élise Côté' gives 'elise-cote'; a text without Latin letters or digits gives ''. The rule of
-- domain/src/text/slug.ts, whatever the database's locale: a test holds the two together. The marks are those that Latin letters bear;
-- those of other scripts become hyphens, as their letters do.
create function public.slugify(value text) returns text language sql immutable strict parallel safe set search_path = ''
  return btrim(
    regexp_replace(
      -- Plain ASCII, as most names are, needs no folding.
      lower(case when octet_length(value) = length(value) then value else
        public.open_letters(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]', '', 'g'))
      end collate "C"), '[^a-z0-9]+', '-', 'g'
    ), '-'
  );
