/** `/dev/inbox`: what was sent, for a developer to read. In production there is no such page and no such store. */

import { Hono } from "hono";
import { html } from "hono/html";
import type { Inbox } from "../../contract/services.ts";
import { policySource } from "../../platform/digest.ts";
import { failure, json, wantsPage } from "../../platform/json-http.ts";
import { fieldNotes, servicePage } from "../../platform/pages/service-page.ts";
import { readServicesConfig } from "../env.ts";
import { errorAnswer } from "../error-answer.ts";
import { listInbox, readInbox } from "./store.ts";
import { mailStyle } from "./templates.ts";

export const inboxApp = new Hono<{ Bindings: Env }>();

inboxApp.use(async (c, next) => (readServicesConfig(c.env).development ? next() : failure("not_found", 404)));

/** The list; `?to=` narrows it to one address, and a program gets `{messages}` with everything in them. */
inboxApp.get("/dev/inbox", async (c) => {
  const messages = await listInbox(c.env.STORE, c.req.query("to"));
  if (!wantsPage(c.req.raw.headers)) return json({ messages } satisfies Inbox);
  const rows = messages.map(
    ({ id, to, subject, sentAt }) => html`<li>
      <a href="/dev/inbox/${id}">${subject}</a>
      <small>to ${to}, <time datetime="${new Date(sentAt).toISOString()}">${timeWords(sentAt)}</time></small>
    </li>`,
  );
  return servicePage(c.req.raw, {
    title: "Inbox",
    body: html`<p>For developers: every message that the site would have sent, newest first. Each is kept for a day.</p>
      ${rows.length ? html`<ol class="plain">${rows}</ol>` : html`<p class="note">No messages yet. Ask for a code, and the message appears here.</p>`}`,
  });
});

inboxApp.get("/dev/inbox/:id", async (c) => {
  const message = await readInbox(c.env.STORE, c.req.param("id"));
  if (!message) return notThere(c.req.raw);
  return servicePage(c.req.raw, {
    title: message.subject,
    side: fieldNotes([
      { term: "To", text: message.to },
      { term: "Sent", text: timeWords(message.sentAt) },
      { term: "Template", text: message.template },
    ]),
    body: html`<pre>${message.text}</pre>
      <p><a href="/dev/inbox/${message.id}/html">See message as HTML</a> · <a href="/dev/inbox">All messages</a></p>`,
  });
});

/** The message as a mail reader would show it: no script, no form, no picture, in an origin of its own. */
inboxApp.get("/dev/inbox/:id/html", async (c) => {
  const message = await readInbox(c.env.STORE, c.req.param("id"));
  if (!message) return notThere(c.req.raw);
  const style = await policySource(mailStyle);
  return new Response(message.html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; style-src ${style}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-top-navigation-by-user-activation`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
});

inboxApp.notFound(() => failure("not_found", 404));

inboxApp.onError((error) => errorAnswer("mail", error));

function notThere(request: Request): Promise<Response> {
  return servicePage(request, {
    title: "No such message",
    status: 404,
    body: html`<p>Messages are kept for a day. <a href="/dev/inbox">See all messages.</a></p>`,
  });
}

function timeWords(time: number): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium", timeZone: "UTC" }).format(time);
}
