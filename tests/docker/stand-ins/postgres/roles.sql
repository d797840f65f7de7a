create role supabase_admin superuser login;
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login;
create role supabase_storage_admin login;
