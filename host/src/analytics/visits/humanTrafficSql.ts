// Human traffic: no bots, no internal visits. What a site's server sends about a visitor may belong to no session.
// Every report counts these events, so that no two of them count differently.
import { ABSENT_ID } from "#host/stores/absentId.ts";

export const IN_SESSION = `session_id != toUUID('${ABSENT_ID}')`;

/** Events outside of a session included. */
export const NO_BOTS_OR_INTERNAL = "is_bot = 0 AND is_internal = 0";

/** The human traffic of a project's reports. */
export const BY_PEOPLE = `${NO_BOTS_OR_INTERNAL} AND ${IN_SESSION}`;
