-- The bucket of the profiles' pictures: anyone reads a picture whose name they know (the bucket is public, which needs no policy),
-- and only service_role writes, because no policy lets anyone else. Skipped where there is no Storage.
do $$
begin
  if to_regclass('storage.buckets') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('psychologist-images', 'psychologist-images', true, 5242880, array['image/webp', 'image/jpeg', 'image/png', 'image/avif'])
  on conflict (id) do update
    set public = excluded.public,
      file_size_limit = excluded.file_size_limit,
      allowed_mime_types = excluded.allowed_mime_types;
end
$$;
