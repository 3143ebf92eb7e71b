import { Trans } from "@lingui/react";
import { Button } from "../../../client/components/button.tsx";
import { Select } from "../../../client/components/field.tsx";
import { GoLink } from "../../../client/components/go-link.tsx";
import { Notice } from "../../../client/components/notice.tsx";
import { brand } from "../../contract/brand/brand.ts";
import { i18n } from "../../contract/language/i18n.ts";
import { href } from "../../contract/routes.ts";
import { departments, type Job } from "../../contract/services.ts";
import { inEnglish } from "../../locales/in-english.ts";
import { links } from "../../locales/links.tsx";
import { Dated } from "../../render/dated.tsx";
import styles from "./hiring.module.css";
import { salaryOf } from "./salaries.ts";

/** What a visitor chose to see; an empty string stands for everything. */
export interface RoleFilter {
  readonly department: string;
  readonly location: string;
}

/** The filter as the address has it. What is no department or place of any open role counts as not chosen. */
export function readRoleFilter(query: URLSearchParams, roles: readonly Job[]): RoleFilter {
  const { department, location } = { department: query.get("department"), location: query.get("location") };
  return {
    department: departments.find((known) => known === department) ?? "",
    location: roles.find((role) => role.location === location)?.location ?? "",
  };
}

/** The roles that a filter lets through, by department in the order of the contract, newest first in each. */
export function rolesByDepartment(roles: readonly Job[], { department, location }: RoleFilter) {
  const chosen = roles
    .filter((role) => (!department || role.department === department) && (!location || role.location === location))
    .sort((a, b) => b.posted_at.localeCompare(a.posted_at));
  return departments
    .map((name) => ({ name, roles: chosen.filter((role) => role.department === name) }))
    .filter((group) => group.roles.length > 0);
}

/** The list of open roles with its filter; null where the list did not arrive. */
export function OpenRoles({ roles, query }: { roles: readonly Job[] | null; query: URLSearchParams }) {
  if (!roles) return <NotArrived />;
  if (roles.length === 0) return <NothingOpen />;
  const filter = readRoleFilter(query, roles);
  const groups = rolesByDepartment(roles, filter);
  const count = groups.reduce((sum, group) => sum + group.roles.length, 0);
  return (
    <>
      <Filter roles={roles} filter={filter} />
      <p className={styles.count} role="status">
        {count === roles.length
          ? i18n.t("{count} open roles", { count })
          : i18n.t("{count} of {all} open roles", { count, all: roles.length })}
      </p>
      {count === 0 && <NoMatch />}
      {groups.map((group) => (
        <section key={group.name} className={styles.group} aria-labelledby={idOf(group.name)}>
          <h3 id={idOf(group.name)}>{i18n.t(group.name)}</h3>
          <ul>
            {group.roles.map((role) => (
              <Role key={role.id} role={role} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** "Privacy & Policy" → "in-privacy-policy". The prefix keeps it apart from the ids of roles, which are job titles. */
function idOf(department: string): string {
  return `in-${department.toLowerCase().replace(/[^a-z]+/g, "-")}`;
}

function Filter({ roles, filter }: { roles: readonly Job[]; filter: RoleFilter }) {
  const places = [...new Set(roles.map((role) => role.location))].sort();
  return (
    <form className={styles.filter} action={href("hiring", {}, "roles")}>
      <Select
        id="department"
        name="department"
        label={i18n.t("Department")}
        options={[
          { value: "", label: i18n.t("All departments") },
          ...departments.map((value) => ({ value, label: i18n.t(value) })),
        ]}
        defaultValue={filter.department}
      />
      <Select
        id="location"
        name="location"
        label={i18n.t("Place")}
        options={[{ value: "", label: i18n.t("All places") }, ...places.map((value) => ({ value, label: value }))]}
        defaultValue={filter.location}
      />
      <Button variant="line">{i18n.t("Show roles")}</Button>
    </form>
  );
}

function Role({ role }: { role: Job }) {
  const { id, title, department, location, posted_at } = role;
  return (
    <li id={id} className={styles.role}>
      <h4 {...inEnglish()}>{title}</h4>
      <p>{salaryOf(department)}</p>
      <div className="soft">
        <p {...inEnglish()}>{location}</p>
        <p>
          <Trans id="Open since {day}" values={{ day: <Dated day={posted_at} /> }} />
        </p>
      </div>
      <GoLink href={applyAddress(role)}>
        <span>
          <Trans
            id="Apply<as> as <job>{title}</job></as>"
            values={{ title }}
            components={{ as: <span className="vh" />, job: <span {...inEnglish()} /> }}
          />
        </span>
      </GoLink>
    </li>
  );
}

/** A role that has a page of its own elsewhere is applied for there, any other by email. */
function applyAddress({ title, url }: Job): string {
  return /^https:\/\//.test(url) ? url : `mailto:${brand.email.jobs}?subject=${encodeURIComponent(title)}`;
}

function NoMatch() {
  return (
    <p className="lead">
      <Trans id="No open roles match. <a>Show all roles</a>" components={links({ a: href("hiring", {}, "roles") })} />
    </p>
  );
}

function NothingOpen() {
  return (
    <p className="lead">
      <Trans
        id="There are no open roles right now. We announce new roles in the <a>newsletter</a>. Or email <b>{email}</b> and tell us what you’d like to do here."
        values={{ email: brand.email.jobs }}
        components={links({ a: href("newsletter"), b: `mailto:${brand.email.jobs}` })}
      />
    </p>
  );
}

function NotArrived() {
  return (
    <Notice tone="bad" title={i18n.t("We couldn’t load the open roles")}>
      <p>
        <Trans
          id="Reload this page in a minute, or ask <a>{email}</a> which roles are open."
          values={{ email: brand.email.jobs }}
          components={links({ a: `mailto:${brand.email.jobs}` })}
        />
      </p>
    </Notice>
  );
}
