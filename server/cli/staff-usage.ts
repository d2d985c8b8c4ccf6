export const staffUsage = `Usage: npm run staff -- <command>

  invite ADDRESS --role ROLE [--name NAME]
                    prints an invite link to the desk that works once within 24 hours; for an existing member it
                    resets password, passkeys and sessions, and sets the role
  list              lists members and open invites
  disable ADDRESS   disables a member and ends their sessions
  enable ADDRESS    enables a member again, with the same password and passkeys
  sign-out ADDRESS  ends a member's sessions on all devices

ROLE  admin   everything, including people, settings, export and erasure
      agent   leads and reports
      editor  content: edit, preview and publish

Links point to DESK_ORIGIN, or to this machine. The last admin cannot be disabled or given another role.
The database is DATABASE_URL, or the embedded one in DATA_DIR, whether or not the site is running.
Exit codes: 0 success, 1 failure, 2 usage error
`;
