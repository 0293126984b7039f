// The team of a company: members, and invitations that have not been accepted yet.
import { z } from "zod";
import { Name, NewPassword, Role } from "../account/account.ts";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";
import { requirements } from "../refusals/requirements.ts";

export const TeamMember = z.object({
  user_id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: Role,
  /** 1 active, 0 disabled, 2 unverified */
  status: z.number().int(),
  /** projects that the member can see; empty: all */
  widgets: z.array(z.number().int()),
  last_login_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const Invitation = z.object({
  invitation_id: z.number().int(),
  email: z.string(),
  role: Role,
  /** projects that the member will be able to see; empty: all */
  widgets: z.array(z.number().int()),
  invited_by: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Owners and admins see every project, so restricting the projects affects only the other two roles. */
const Widgets = z.array(widgetId).max(500);
const Email = z.string().trim().toLowerCase().max(320).pipe(z.email(requirements.email));

export const getTeam = endpoint({
  name: "getTeam",
  method: "POST",
  path: "/team/list",
  summary: "The members of the company and its open invitations. Owners and admins.",
  effect: "read",
  audience: "member",
  body: z.object({}),
  answer: z.object({ members: z.array(TeamMember), invitations: z.array(Invitation) }),
});

/**
 * The link is sent only by email, and only its hash is stored. A new invitation to the same address invalidates the
 * earlier link. The response is the same whether or not the address has an account, except within the caller's own
 * team.
 */
export const inviteMember = endpoint({
  name: "inviteMember",
  method: "POST",
  path: "/team/invite",
  summary: "Invite an email address to the company; the link can be used once within 7 days. Owners and admins.",
  effect: "add",
  audience: "member",
  body: z.object({ email: Email, role: Role, widgets: Widgets.default([]) }),
  answer: z.object({ invitation: Invitation }),
});

export const updateMember = endpoint({
  name: "updateMember",
  method: "POST",
  path: "/team/update",
  summary: "Change a member's role or projects. Only owners make or change owners, and one owner must stay.",
  effect: "set",
  audience: "member",
  body: z.object({
    user_id: z.number().int().positive().max(2_147_483_647),
    role: Role.optional(),
    widgets: Widgets.optional(),
  }),
  answer: TeamMember,
});

export const removeMember = endpoint({
  name: "removeMember",
  method: "POST",
  path: "/team/remove",
  summary: "Remove a member or revoke an invitation, by one of the two ids. The last owner can't be removed.",
  effect: "set",
  audience: "member",
  body: z
    .object({
      user_id: z.number().int().positive().max(2_147_483_647).optional(),
      invitation_id: z.number().int().positive().max(2_147_483_647).optional(),
    })
    .refine((sent) => (sent.user_id === undefined) !== (sent.invitation_id === undefined), {
      path: ["user_id"],
      message: requirements.memberOrInvitation,
    }),
  answer: z.object({ removed: z.boolean() }),
});

const Token = z.string().min(16).max(400);

export const getInvitation = endpoint({
  name: "getInvitation",
  method: "GET",
  path: "/jointeam/{token}",
  summary: "The details of an invitation. 404 if it is unknown, used, expired or revoked.",
  effect: "read",
  audience: "anyone",
  params: z.object({ token: Token }),
  answer: z.object({
    company_name: z.string(),
    invited_by: z.string(),
    email: z.string(),
    role: Role,
    /** names of the projects; empty: all */
    projects: z.array(z.string()),
    expires_at: z.iso.datetime(),
    /**
     * the address belongs to an account in another company, which must change its address or be deleted first; revealed
     * only to the holder of the link
     */
    has_account: z.boolean().default(false),
  }),
});

export const acceptInvitation = endpoint({
  name: "acceptInvitation",
  method: "POST",
  path: "/jointeam/accept",
  summary: "Create the account of an invitation, whose link is then used up.",
  effect: "add",
  audience: "anyone",
  body: z.object({ token: Token, name: Name, password: NewPassword }),
  answer: z.object({ email: z.string() }),
});

export const ActiveMember = TeamMember.pick({ user_id: true, name: true, role: true, last_login_at: true });
export type ActiveMember = z.infer<typeof ActiveMember>;

export const getActiveUsers = endpoint({
  name: "getActiveUsers",
  method: "GET",
  path: "/users/active",
  summary: "The company's members with an active account, by name.",
  effect: "read",
  audience: "member",
  answer: z.array(ActiveMember),
});
