const RESERVED = `
  admin administrator admins moderator moderators mod mods staff team owner operator security official
  aranya aranya_team aranya_admin aranya_support support help helpdesk contact info abuse root system sysadmin webmaster
  postmaster hostmaster api www web mail null undefined none nobody unknown anonymous deleted deleted_user removed
  suspended guest user member me you everyone everybody all here
`;

/** `4dm_1n` for `admin`: without underscores, and one letter for those that look alike. */
function fold(name: string): string {
  return name
    .replaceAll('_', '')
    .replace(/[1l]/g, 'i')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')
    .replaceAll('7', 't')
    .replaceAll('8', 'b');
}

const reserved = new Set(RESERVED.trim().split(/\s+/).map(fold));

/** Whether a name in lower case could pass for the site or for nobody, such as `admin`, `m_o_d` or `5upport`. */
export const isReservedUsername = (name: string): boolean => reserved.has(fold(name));
