// A test's own mail server, with SMTP (RFC 5321) on a local port. It stores received mails and rejects recipients as
// configured.
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

export interface Delivered {
  from: string;
  to: string[];
  /** headers and body as received */
  message: string;
}

export interface SmtpServer {
  url: string;
  delivered: Delivered[];
  /** responses to the next RCPT commands, in order; accepted when there are none left */
  refusals: string[];
  close(): Promise<void>;
}

export async function startSmtpServer(port = 0): Promise<SmtpServer> {
  const delivered: Delivered[] = [];
  const refusals: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
    converse(socket, delivered, refusals);
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the mail server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    delivered,
    refusals,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}

function converse(socket: Socket, delivered: Delivered[], refusals: string[]): void {
  const reply = (line: string) => void socket.write(`${line}\r\n`);
  let mail: Delivered = { from: "", to: [], message: "" };
  let isData = false;
  reply("220 test ready");
  createInterface({ input: socket, crlfDelay: Infinity }).on("line", (line) => {
    if (isData) {
      if (line !== ".") return void (mail.message += `${line.replace(/^\.\./, ".")}\n`);
      isData = false;
      delivered.push(mail);
      mail = { from: "", to: [], message: "" };
      return reply("250 taken");
    }
    const [, address = ""] = /<([^>]*)>/.exec(line) ?? [];
    if (/^(EHLO|HELO|RSET|NOOP)/i.test(line)) return reply("250 test");
    if (/^MAIL FROM/i.test(line)) {
      mail.from = address;
      return reply("250 ok");
    }
    if (/^RCPT TO/i.test(line)) {
      const refusal = refusals.shift();
      if (!refusal) mail.to.push(address);
      return reply(refusal ?? "250 ok");
    }
    if (/^DATA/i.test(line)) {
      isData = true;
      return reply("354 go on");
    }
    if (/^QUIT/i.test(line)) {
      reply("221 bye");
      return void socket.end();
    }
    reply("500 what");
  });
}
