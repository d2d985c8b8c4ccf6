import { attachmentLink } from '#desk/api/received.ts';
import { Icon } from '#desk/parts/icon.tsx';
import { sizeText } from '#desk/parts/text/size-text.ts';
import type { ReceivedFile, ReceivedMail } from '#shared/desk/conversation.ts';

const programFile =
  /\.(exe|msi|bat|cmd|com|scr|js|jse|vbs|vbe|ps1|jar|apk|dmg|pkg|html?|svg|hta|lnk|iso|docm|xlsm)$/i;

/** A received email as plain text, with attachments. Quoted earlier emails are collapsed. */
export function ReceivedBody({ mail }: { mail: ReceivedMail }) {
  return (
    <div className="mt-1.5">
      <p dir="auto" className="max-w-[62ch] whitespace-pre-wrap wrap-anywhere">
        {mail.text || <span className="text-mute">No text.</span>}
      </p>
      {mail.quoted !== '' && (
        <details className="mt-1.5">
          <summary className="inline-flex min-h-8.5 cursor-pointer items-center text-caption font-semibold text-mute pointer-coarse:min-h-11">
            Earlier messages
          </summary>
          <p dir="auto" className="max-w-[62ch] text-caption text-mute whitespace-pre-wrap wrap-anywhere">
            {mail.quoted}
          </p>
        </details>
      )}
      {mail.isCut && (
        <p className="mt-1.5 text-caption text-mute">
          Only part of the email is shown. The full email is in the mailbox.
        </p>
      )}
      {mail.files.length > 0 && (
        <ul aria-label="Attachments" className="mt-2 grid gap-1 text-caption">
          {mail.files.map((file) => (
            <Attachment key={file.place} mailId={mail.id} file={file} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Attachment({ mailId, file }: { mailId: string; file: ReceivedFile }) {
  const isProgram = programFile.test(file.name);
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <Icon name={isProgram ? 'alert' : 'note'} className="size-4.5" />
      <bdi className="min-w-0 font-semibold wrap-anywhere">{file.name}</bdi>
      <span className="text-mute">{`${sizeText(file.bytes)}${isProgram ? ', may contain a program' : ''}`}</span>
      {file.isKept ? (
        <a
          href={attachmentLink(mailId, file.place)}
          download={file.name}
          className="ml-auto inline-flex items-center underline decoration-1 underline-offset-3 hover:decoration-2 pointer-coarse:min-h-11"
        >
          {isProgram ? 'Download anyway' : 'Download'}
          <span className="sr-only"> {file.name}</span>
        </a>
      ) : (
        <span className="ml-auto text-mute">Too large to store. It is in the mailbox.</span>
      )}
    </li>
  );
}
