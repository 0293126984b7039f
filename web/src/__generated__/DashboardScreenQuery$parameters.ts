/**
 * @generated SignedSource<<d49ffe56d925c2d16e3847054e386e00>>
 * @relayHash 2afbcbfe6d8040217f426c4ce068c625
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ace7803deeda39be0aba88dad7e36964c3399cb102df85668a761060e98d5ed6

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DashboardScreenQuery } from './DashboardScreenQuery.graphql';

const node: PreloadableConcreteRequest<DashboardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ace7803deeda39be0aba88dad7e36964c3399cb102df85668a761060e98d5ed6",
    "metadata": {},
    "name": "DashboardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
