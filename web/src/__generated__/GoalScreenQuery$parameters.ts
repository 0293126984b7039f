/**
 * @generated SignedSource<<cf7da65e9dedfe82cbbeb4c1af85cecb>>
 * @relayHash 757561e1801da3daf6294628a955359b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7eef66d2c040ce9303fcbf5b2a041b78f08621b848386b30dbf60d57d0d19a6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GoalScreenQuery } from './GoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<GoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7eef66d2c040ce9303fcbf5b2a041b78f08621b848386b30dbf60d57d0d19a6",
    "metadata": {},
    "name": "GoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
