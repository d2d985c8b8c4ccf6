-- wrk's script: every request is a new fill of the contact form. Arguments: path, first part of the fills' keys,
-- header lines that come besides.
local head, tail, number

function init(arguments)
  local body = '{"first_name":"Ada","last_name":"Byron","email":"ada@example.com","company":"Engines Ltd",'
    .. '"inquiry_type":"new-client","message":"Hello, we sell tea in twelve countries and want to go live with it. '
    .. 'Could we talk next week about a first month, the hosts and what a studio costs?"}'
  local lines = {
    'POST ' .. arguments[1] .. ' HTTP/1.1',
    'Host: ' .. wrk.host,
    'Content-Type: application/json',
    'Content-Length: ' .. #body,
    'Form-Fill-Ms: 24000',
  }
  for index = 3, #arguments do
    lines[#lines + 1] = arguments[index]
  end
  head = table.concat(lines, '\r\n') .. '\r\nIdempotency-Key: ' .. arguments[2]
  tail = '\r\n\r\n' .. body
  number = 0
end

function request()
  number = number + 1
  return head .. string.format('%012x', number) .. tail
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format(
    'RESULT {"requests":%d,"perSecond":%f,"failed":%d,"p50":%f,"p99":%f}',
    summary.requests, summary.requests / summary.duration * 1e6, failed,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000
  ))
end
