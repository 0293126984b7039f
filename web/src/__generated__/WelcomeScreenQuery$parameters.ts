/**
 * @generated SignedSource<<45f5be7078f47dbcb565eb4a468133b9>>
 * @relayHash 9f22781db840a829843debd513911a72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccf99320ae5ff4162efbb923f0681153f55e8979f2f84efb973894eb8cdd54c8

import { PreloadableConcreteRequest } from 'relay-runtime';
import { WelcomeScreenQuery } from './WelcomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WelcomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ccf99320ae5ff4162efbb923f0681153f55e8979f2f84efb973894eb8cdd54c8",
    "metadata": {},
    "name": "WelcomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
