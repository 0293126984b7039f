/**
 * @generated SignedSource<<8422b0483534ae405f943f5ac9043442>>
 * @relayHash 6d2b4981cfa1c6ee8abc4802087a29c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d1fe9034f99adca37251062ffca00b2319fe8f56102b82c6240914f795516fd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SignUpScreenQuery } from './SignUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d1fe9034f99adca37251062ffca00b2319fe8f56102b82c6240914f795516fd",
    "metadata": {},
    "name": "SignUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
