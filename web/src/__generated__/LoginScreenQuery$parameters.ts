/**
 * @generated SignedSource<<8ac9ca6237cebbe4e2365807989f212d>>
 * @relayHash 20738aae5517262f478f537991630cec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2513a17df50398bcbd55f0bff6ea3fa28cf9a5f02f54b73ca78ab2aa38f72b4d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LoginScreenQuery } from './LoginScreenQuery.graphql';

const node: PreloadableConcreteRequest<LoginScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2513a17df50398bcbd55f0bff6ea3fa28cf9a5f02f54b73ca78ab2aa38f72b4d",
    "metadata": {},
    "name": "LoginScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
