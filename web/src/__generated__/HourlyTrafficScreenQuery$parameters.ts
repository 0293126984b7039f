/**
 * @generated SignedSource<<5c2c189f1a8f3bdc221e7e4821f27349>>
 * @relayHash bb75c72bd356365c4b0ea4258673a751
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c6f5add73ebcb2465cdb687243407d20dedb16e5a57c4cef798c576e438d319

import { PreloadableConcreteRequest } from 'relay-runtime';
import { HourlyTrafficScreenQuery } from './HourlyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<HourlyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c6f5add73ebcb2465cdb687243407d20dedb16e5a57c4cef798c576e438d319",
    "metadata": {},
    "name": "HourlyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
