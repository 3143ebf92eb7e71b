"""WebKitGTK as a browser that is steered and writes its console out: the one of its package does only one of the two."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

settings = WebKit2.Settings(
    enable_javascript="--no-scripts" not in sys.argv,
    enable_write_console_messages_to_stdout=True,
)
context = WebKit2.WebContext()
context.set_automation_allowed(True)


def create_web_view(_session):
    window = Gtk.Window(default_width=1000, default_height=800)
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    window.add(view)
    window.show_all()
    return view


def automation_started(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("walk")
    session.set_application_info(about)
    session.connect("create-web-view", create_web_view)


context.connect("automation-started", automation_started)
Gtk.main()
