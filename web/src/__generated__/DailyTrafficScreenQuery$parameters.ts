/**
 * @generated SignedSource<<93241779277048c07194aa742c7356ec>>
 * @relayHash 1056da74712a9d0aa3177670b334032a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43a851f59434df88745bcc3fa8e8c8b81b99cda2f9aca58589607239712a0fa9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { DailyTrafficScreenQuery } from './DailyTrafficScreenQuery.graphql';

const node: PreloadableConcreteRequest<DailyTrafficScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43a851f59434df88745bcc3fa8e8c8b81b99cda2f9aca58589607239712a0fa9",
    "metadata": {},
    "name": "DailyTrafficScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
