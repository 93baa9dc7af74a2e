"""Drives a headless Chromium over its DevTools protocol, with the standard library alone."""

import base64
import json
import os
import pathlib
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request


class Socket:
    """As much of a WebSocket as talking to a browser on this machine takes."""

    def __init__(self, port, path):
        self.stream = socket.create_connection(("127.0.0.1", port), timeout=30)
        self.rest = b""
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.stream.sendall(head.encode())
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.stream.recv(4096)
        answer, self.rest = self.rest.split(b"\r\n\r\n", 1)
        if b" 101 " not in answer.split(b"\r\n")[0]:
            raise ConnectionError(answer.decode(errors="replace"))

    def _read(self, count):
        while len(self.rest) < count:
            piece = self.stream.recv(1 << 16)
            if not piece:
                raise ConnectionError("the browser has hung up")
            self.rest += piece
        piece, self.rest = self.rest[:count], self.rest[count:]
        return piece

    def send(self, text):
        data, mask = text.encode(), os.urandom(4)
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", 0x81, 0x80 | size)
        elif size < 1 << 16:
            head = struct.pack("!BBH", 0x81, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x81, 0x80 | 127, size)
        masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
        self.stream.sendall(head + mask + masked)

    def receive(self):
        text = b""
        while True:
            first, second = self._read(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", self._read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self._read(8))
            data = self._read(size)
            if first & 0x0F == 8:
                raise ConnectionError("the browser has closed the connection")
            if first & 0x0F in (0, 1):
                text += data
                if first & 0x80:
                    return text.decode()


class Page:
    """One tab: commands go out, and whatever it says meanwhile is kept in `events`."""

    def __init__(self, port, url):
        self.socket = Socket(port, url.split(f":{port}", 1)[1])
        self.number = 0
        self.events = []
        for domain in ("Page", "Runtime", "Network", "Log", "Accessibility", "Security"):
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.receive())
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            self.events.append(message)

    def value(self, script):
        """What a script comes to, as JSON carries it."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    def open(self, path):
        """Opens a file, and waits until it has loaded and was painted."""
        self.events.clear()
        self.call("Page.navigate", url=path if "://" in str(path) else pathlib.Path(path).resolve().as_uri())
        for _ in range(600):
            if any(event.get("method") == "Page.loadEventFired" for event in self.events):
                break
            self.value("1")
            time.sleep(0.05)
        self.settle()

    def wait_until(self, condition):
        """Asks until it is so; a page that is on its way out or in may have no answer yet."""
        for _ in range(200):
            try:
                if condition():
                    return True
            except RuntimeError:
                pass
            time.sleep(0.05)
        return False

    def settle(self):
        try:
            self.value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        except RuntimeError:
            # A click may lead to another page, which the promise does not survive.
            time.sleep(0.2)

    def press(self, key, text=""):
        parameters = {"key": key, "code": key, "windowsVirtualKeyCode": CODES.get(key, 0)}
        self.call("Input.dispatchKeyEvent", type="keyDown", text=text, **parameters)
        self.call("Input.dispatchKeyEvent", type="keyUp", **parameters)
        self.settle()

    def write(self, text):
        for sign in text:
            self.press(sign, sign)

    def click(self, selector):
        x, y = self.value(
            f"(e => {{ e.scrollIntoView({{block: 'nearest'}}); const r = e.getBoundingClientRect();"
            f" return [r.x + r.width / 2, r.y + r.height / 2]; }})(document.querySelector({json.dumps(selector)}))"
        )
        self.click_at(x, y)

    def click_at(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
        self.settle()

    def size(self, width, height, dark=False, media=""):
        self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.call("Emulation.setEmulatedMedia", media=media, features=[scheme])
        self.settle()

    def shoot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def complaints(self):
        """Errors and warnings of the console, exceptions, and what the policy has refused."""
        found = []
        for event in self.events:
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                found.append(parameters["exceptionDetails"].get("text", "exception"))
            elif method == "Runtime.consoleAPICalled":
                found.append(f"console.{parameters['type']}")
            elif method == "Log.entryAdded":
                found.append(parameters["entry"]["text"])
        return found

    def requests(self):
        """The URLs that were asked for since the page was opened."""
        sent = [event for event in self.events if event.get("method") == "Network.requestWillBeSent"]
        return [event["params"]["request"]["url"] for event in sent]

    def unnamed(self):
        """Controls, pictures and landmarks that a screen reader has no name for."""
        wanted = {
            "button", "link", "searchbox", "textbox", "slider", "checkbox", "combobox", "navigation",
            "image", "img", "region",
        }
        found = []
        for node in self.call("Accessibility.getFullAXTree")["nodes"]:
            role = node.get("role", {}).get("value")
            if not node.get("ignored") and role in wanted and not node.get("name", {}).get("value", "").strip():
                found.append(role)
        return found


CODES = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35, "Escape": 27,
         "Tab": 9, "Enter": 13}


class Browser:
    """A Chromium with a profile of its own, which goes away with it."""

    def __init__(self, program="chromium"):
        self.folder = tempfile.TemporaryDirectory()
        words = [
            program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run",
            "--disable-background-networking", "--remote-debugging-port=0", f"--user-data-dir={self.folder.name}",
            "about:blank",
        ]
        self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        note = pathlib.Path(self.folder.name, "DevToolsActivePort")
        for _ in range(600):
            if note.exists() and note.read_text().strip():
                break
            time.sleep(0.1)
        self.port = int(note.read_text().split()[0])

    def page(self):
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/json/new?about:blank", method="PUT")
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with opener.open(request) as answer:
            return Page(self.port, json.load(answer)["webSocketDebuggerUrl"])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(30)
        self.folder.cleanup()
