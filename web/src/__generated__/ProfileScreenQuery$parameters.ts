/**
 * @generated SignedSource<<c55fef74610cc63a63e7889c7f41241e>>
 * @relayHash 86cd0a927580a27ec5542453f96566cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0c4f6c1387729831137a0b8e144e82523bcbd8953ae79d16a61124b93db8bf5

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ProfileScreenQuery } from './ProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0c4f6c1387729831137a0b8e144e82523bcbd8953ae79d16a61124b93db8bf5",
    "metadata": {},
    "name": "ProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
